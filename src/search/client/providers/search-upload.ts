import type { SearchKind, SearchRecord } from "../../../model/search/search.ts";

/** What is known of every record that a provider uploads. */
export interface UploadRecord {
  url: string;
  kind: SearchKind;
}

export interface UploadOptions {
  /** A key that may write. It comes from the environment and is never printed. */
  adminKey: string;
  /** Called after each batch with the number of records that the service has. */
  onBatch(sent: number): void;
}

/** How a provider fills its hosted index. A provider exports it as `upload` of `upload/upload.ts`. */
export interface SearchUpload<Settings, Uploaded extends UploadRecord = UploadRecord> {
  /** Environment variable with the key that may write. */
  keyVariable: string;
  /** Records of one request. */
  batchSize: number;
  indexName(settings: Settings): string;
  /** The record in the form of the service. `address` makes absolute addresses from routes. */
  recordOf(record: SearchRecord, address: (route: string) => string): Uploaded;
  /**
   * Replaces all records of the index.
   *
   * @throws UploadError
   */
  send(records: readonly Uploaded[], settings: Settings, options: UploadOptions): Promise<void>;
}

/** An upload failed, with a hint on what to do about it. */
export class UploadError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
