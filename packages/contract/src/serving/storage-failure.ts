/** What kept the database from answering; each kind has its sentence in the messages. */
export type StorageFailureKind = 'storage_full' | 'storage_busy' | 'storage_unreachable' | 'storage_failed'

/** The database could not do what was asked. Thrown by `database`, told to people by `wire`. */
export class StorageFailure extends Error {
  readonly kind: StorageFailureKind

  constructor(kind: StorageFailureKind, cause: unknown) {
    super(kind, { cause })
    this.name = 'StorageFailure'
    this.kind = kind
  }
}
