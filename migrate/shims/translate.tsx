import { Children, type ReactNode } from "react";
import { messages } from "./site-data.ts";

type Values = Readonly<Record<string, ReactNode>>;

export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const name = part.startsWith("{") ? part.slice(1, -1) : "";
    return name in values ? values[name] : part;
  });
  const isText = parts.every((part) => typeof part === "string" || typeof part === "number");
  return isText ? parts.join("") : Children.toArray(parts);
}

interface Message {
  id?: string;
  message?: string;
  description?: string;
}

export function translate({ id, message }: Message, values?: Values): string {
  const text = messages[id ?? message ?? ""] ?? message ?? id ?? "";
  return String(interpolate(text, values));
}

interface TranslateProps {
  id?: string;
  description?: string;
  values?: Values;
  children?: ReactNode;
}

export default function Translate({ id, values, children }: TranslateProps): ReactNode {
  const source = typeof children === "string" ? children : "";
  const text = messages[id ?? source];
  return text === undefined && source === "" ? children : interpolate(text ?? source, values);
}

export function Interpolate({ values, children }: { values?: Values; children?: ReactNode }) {
  return typeof children === "string" ? interpolate(children, values) : children;
}
