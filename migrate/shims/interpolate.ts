export { Interpolate as default, interpolate } from "./translate.tsx";
