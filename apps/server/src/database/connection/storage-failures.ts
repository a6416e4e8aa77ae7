import { StorageFailure, type StorageFailureKind } from '@tablee/contract/serving/storage-failure'

/** By their meaning for the caller. */
const FULL = [/^SQLITE_FULL/, /^ENOSPC$/, /^EDQUOT$/, /^53100$/]
const BUSY = [/^SQLITE_(BUSY|LOCKED)/, /^55P03$/, /^40P01$/, /^40001$/, /^57014$/, /^53300$/]
const UNREACHABLE = [
  /^(08|57P).{2,3}$/,
  /^25P0[34]$/,
  /^E(CONNREFUSED|CONNRESET|PIPE|HOSTUNREACH|NETUNREACH|TIMEDOUT|NOTFOUND|AI_AGAIN)$/,
]
const FAILED = [
  /^SQLITE_(CORRUPT|NOTADB|IOERR|READONLY|CANTOPEN|PERM|AUTH|NOMEM|PROTOCOL)/,
  /^(28|3D|53|58|XX).{3}$/,
  /^E(IO|ROFS|ACCES|PERM)$/,
]

/** The failure behind a driver error; null when the error is a bug of ours. */
export function storageFailureOf(error: unknown): StorageFailure | null {
  if (error instanceof StorageFailure) return error
  const kind = kindOf(error)
  return kind ? new StorageFailure(kind, error) : null
}

function kindOf(error: unknown): StorageFailureKind | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  const matches = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(code))
  if (matches(FULL)) return 'storage_full'
  if (matches(BUSY)) return 'storage_busy'
  if (matches(UNREACHABLE)) return 'storage_unreachable'
  return matches(FAILED) ? 'storage_failed' : null
}
