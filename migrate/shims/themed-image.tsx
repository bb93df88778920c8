import type { ImgHTMLAttributes } from "react";
import "./themed-image.css";

interface ThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  sources: { light: string; dark: string };
}

export default function ThemedImage({
  sources,
  alt = "",
  className = "",
  ...rest
}: ThemedImageProps) {
  return (
    <>
      <img {...rest} src={sources.light} alt={alt} className={`${className} migrated-light-only`} />
      <img {...rest} src={sources.dark} alt={alt} className={`${className} migrated-dark-only`} />
    </>
  );
}
