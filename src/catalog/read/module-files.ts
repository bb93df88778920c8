/** Whether Terraform or OpenTofu reads a file. They skip hidden files. */
export function isModuleFile(path: string): boolean {
  return /(?:^|\/)[^./][^/]*\.(?:tf|tofu)(?:\.json)?$/.test(path);
}

/** Includes files of Terragrunt. */
export function isCodeFile(path: string): boolean {
  return isModuleFile(path) || path.endsWith(".hcl");
}

/** Whether a folder is hidden or vendored, or inside such a folder. */
export function isIgnoredFolder(folder: string): boolean {
  return /(?:^|\/)(?:\.[^/]*|node_modules|vendor)(?:\/|$)/.test(folder);
}

/** Override files come last. A `.tofu` file replaces its `.tf` file. */
export function orderModuleFiles<File>(
  files: readonly File[],
  getPath: (file: File) => string,
): File[] {
  const paths = new Set(files.map(getPath));
  const used = files.filter((file) => {
    const path = getPath(file);
    const tofu = path.replace(/\.tf(\.json)?$/, ".tofu$1");
    return tofu === path || !paths.has(tofu);
  });
  const isOverride = (file: File) => isOverrideFile(getPath(file));
  return [...used.filter((file) => !isOverride(file)), ...used.filter(isOverride)];
}

export function isOverrideFile(path: string): boolean {
  return /(?:^|[/_])override\.(?:tf|tofu)(?:\.json)?$/.test(path);
}
