import type { ImgHTMLAttributes } from "react";

interface IdealImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  img: string | { default: string } | { src: { src: string } };
}

/** Replaces `@theme/IdealImage` of `@docusaurus/plugin-ideal-image`. */
export default function IdealImage({ img, alt = "", ...rest }: IdealImageProps) {
  const src = typeof img === "string" ? img : "default" in img ? img.default : img.src.src;
  return <img {...rest} src={src} alt={alt} loading="lazy" />;
}
