interface ImageProps {
  src: string | { src: string };
  alt?: string;
  class?: string;
  width?: number | string;
  height?: number | string;
}

function addressOf(src: ImageProps["src"]): string {
  return typeof src === "string" ? src : src.src;
}

export function Image({ src, alt = "", class: className, width, height }: ImageProps) {
  return <img src={addressOf(src)} alt={alt} className={className} width={width} height={height} />;
}

export { Image as Picture };

export async function getImage({ src }: ImageProps) {
  return { src: addressOf(src), srcSet: { attribute: "" }, attributes: {} };
}
