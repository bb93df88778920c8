export function downloadText(text: string, name: string): void {
  const link = document.createElement("a");
  // With a text type, some browsers append `.txt` to the name.
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  // By then the browser has read the data.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
