import type { Email } from '@tablee/domain/accounts/email'
import { readEmail } from '@tablee/domain/accounts/email'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { Queryable } from '../../../database/database.ts'
import { personalLink } from '../personal-link.ts'
import { findLinkable } from '../personal-link-store.ts'
import type { RegistrationGround } from '../registration-ground.ts'

type Sought = { readonly registrationId: RegistrationId; readonly to: Email }

/** Null when the registration's address has changed or it is gone. */
export function findPersonalLink(signing: Pick<RegistrationGround, 'signatures' | 'pageOf'>) {
  return async (db: Queryable, { registrationId, to }: Sought): Promise<string | null> => {
    const linkable = await findLinkable(db, registrationId)
    return linkable && readEmail(linkable.email) === to ? personalLink(signing, linkable) : null
  }
}
