import type { Caller } from '@tablee/contract/serving/caller'
import { invalidParameter, ProtocolError } from '../protocol-error.ts'

const MOST_PERMISSIONS = 100
const ID = '[A-Za-z0-9][A-Za-z0-9._-]{0,35}'
const ROLES = [
  ...['any', 'guests', 'users(?:/(?:un)?verified)?', `user:${ID}(?:/(?:un)?verified)?`, 'label:[A-Za-z0-9]{1,36}'],
  ...[`team:${ID}(?:/[^"\\s]{1,36})?`, `member:${ID}`],
]
const PERMISSION = new RegExp(`^(?:read|update|delete|write)\\("(${ROLES.join('|')})"\\)$`)

/**
 * The server decides who reads and changes a document, so permissions have no effect. At creation they may be named, as clients do, if
 * every role is the caller's own; changing them is refused.
 */
export function checkPermissions(permissions: unknown, caller: Caller, isNew: boolean): void {
  if (permissions === undefined || permissions === null) return
  const roles = readRoles(permissions)
  const own = rolesOf(caller)
  if (!isNew || roles.some((role) => !own.has(role))) throw unauthorized()
}

function readRoles(permissions: unknown): readonly string[] {
  if (!Array.isArray(permissions) || permissions.length > MOST_PERMISSIONS) throw malformed()
  return permissions.map((permission: unknown) => {
    const role = typeof permission === 'string' ? PERMISSION.exec(permission)?.[1] : undefined
    if (role === undefined) throw malformed()
    return role
  })
}

function rolesOf(caller: Caller): ReadonlySet<string> {
  if (!caller) return new Set(['any', 'guests'])
  const verified = caller.isVerified ? 'verified' : 'unverified'
  const own = `user:${caller.accountId}`
  const labels = caller.labels.map((label) => `label:${label}`)
  return new Set(['any', 'users', `users/${verified}`, own, `${own}/${verified}`, ...labels])
}

function malformed(): ProtocolError {
  return invalidParameter(
    'permissions',
    `Value must be a list of at most ${MOST_PERMISSIONS} permissions such as read("any")`,
  )
}

export function unauthorized(): ProtocolError {
  return new ProtocolError('user_unauthorized', 'The current user is not authorized to perform the requested action.')
}
