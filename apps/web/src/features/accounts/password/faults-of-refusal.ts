import type { Faults } from '../../../forms/use-form.ts'
import type { RefusedError } from '../../../transport/request-error.ts'

/** A call that asks for the password again says of a wrong one only that it is wrong. */
export function faultsOfRefusal({ reason, message, fields }: RefusedError): Faults {
  return reason === 'password_wrong' ? { password: message, ...fields } : fields
}
