import { Children, type ReactNode } from "react";
import { messages } from "./site-data.ts";

type Values = Readonly<Record<string, ReactNode>>;

export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const value = part.startsWith("{") ? getOwn(values, part.slice(1, -1)) : undefined;
    return value === undefined ? part : value;
  });
  const isText = parts.every((part) => typeof part === "string" || typeof part === "number");
  return isText ? parts.join("") : Children.toArray(parts);
}

function getOwn<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

interface Message {
  id?: string;
  message?: string;
  description?: string;
}

export function translate({ id, message }: Message, values?: Values): string {
  const text = getOwn(messages, id ?? message ?? "") ?? message ?? id ?? "";
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
  const text = getOwn(messages, id ?? source);
  return text === undefined && source === "" ? children : interpolate(text ?? source, values);
}

export function Interpolate({ values, children }: { values?: Values; children?: ReactNode }) {
  return typeof children === "string" ? interpolate(children, values) : children;
}
