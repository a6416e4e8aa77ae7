import { createHash } from 'node:crypto'
import { readEmail } from '@tablee/domain/accounts/email'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { RegistrationGround } from './registration-ground.ts'

/** Nothing secret is stored: a link is signed again for each letter. */
export type Linkable = {
  readonly registrationId: RegistrationId
  /** A link is valid while the registration has the address it was sent to. */
  readonly email: string
  /** And until the person revokes all links. */
  readonly version: number
}

type Signing = Pick<RegistrationGround, 'signatures' | 'pageOf'>

/** Null without an address. After the `#` it reaches no log. */
export function personalLink(signing: Signing, linkable: Linkable): string | null {
  const token = tokenOf(signing, linkable)
  return token === null ? null : signing.pageOf(`/my-registration#${token}`)
}

function tokenOf({ signatures }: Pick<Signing, 'signatures'>, linkable: Linkable): string | null {
  const text = signedText(linkable)
  return text === null ? null : `${linkable.registrationId}.${signatures.sign(text)}`
}

function signedText({ registrationId, email, version }: Linkable): string | null {
  const address = readEmail(email)
  return address === null ? null : `registration ${registrationId} of ${address}, link ${version}`
}

/** Null for an invalid link. */
export function registrationMeant(token: string): RegistrationId {
  return (token.split('.')[0] ?? '') as RegistrationId
}

export function isGoodLink({ signatures }: Pick<Signing, 'signatures'>, linkable: Linkable, token: string): boolean {
  const text = signedText(linkable)
  const [, signature = ''] = token.split('.')
  return text !== null && signatures.isSigned(text, signature)
}

/** Recognizes a device while its link is valid; null without a valid link. */
export function hashOfLink(signing: Pick<Signing, 'signatures'>, linkable: Linkable): string | null {
  const token = tokenOf(signing, linkable)
  return token === null ? null : hashOf(token)
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
