import type { SearchKind, SearchRecord } from "../../../model/search/search.ts";

export interface UploadRecord {
  url: string;
  kind: SearchKind;
}

export interface UploadOptions {
  /** A key with write access. Never printed. */
  adminKey: string;
  /** Called after each batch with the number of records sent so far. */
  onBatch(sent: number): void;
}

/** How a provider fills its hosted index. `upload/upload.ts` of the provider exports it as `upload`. */
export interface SearchUpload<Settings, Uploaded extends UploadRecord = UploadRecord> {
  /** Environment variable of the key with write access. */
  keyVariable: string;
  /** Records per request. */
  batchSize: number;
  getIndexName(settings: Settings): string;
  /** Converts a record. `getUrl` returns the absolute URL of a route. */
  getRecord(record: SearchRecord, getUrl: (route: string) => string): Uploaded;
  /** Replaces all records. @throws UploadError */
  send(records: readonly Uploaded[], settings: Settings, options: UploadOptions): Promise<void>;
}

export class UploadError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
