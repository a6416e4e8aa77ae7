import type { Faults } from '../../../forms/use-form.ts'
import type { RefusedError } from '../../../transport/request-error.ts'

/** Calls that ask for the password again only say that it is wrong. */
export function faultsOfRefusal({ reason, message, fields }: RefusedError): Faults {
  return reason === 'password_wrong' ? { password: message, ...fields } : fields
}
