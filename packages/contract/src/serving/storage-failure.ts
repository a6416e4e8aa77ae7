/** Why the database failed; each has its sentence. */
export type StorageFailureKind = 'storage_full' | 'storage_busy' | 'storage_unreachable' | 'storage_failed'

/** A database failure. Thrown by `database`, told to people by `wire`. */
export class StorageFailure extends Error {
  readonly kind: StorageFailureKind

  constructor(kind: StorageFailureKind, cause: unknown) {
    super(kind, { cause })
    this.name = 'StorageFailure'
    this.kind = kind
  }
}
