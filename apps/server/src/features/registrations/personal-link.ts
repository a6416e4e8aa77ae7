import { createHash } from 'node:crypto'
import { readEmail } from '@tablee/domain/accounts/email'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { RegistrationGround } from './registration-ground.ts'

/** What a personal link stands for. Nothing secret is kept of it: it is signed anew for each letter. */
export type Linkable = {
  readonly registrationId: RegistrationId
  /** A link is good as long as the registration has the address that it went to. */
  readonly email: string
  /** And as long as the person has not asked for an end of all links. */
  readonly version: number
}

type Signing = Pick<RegistrationGround, 'signatures' | 'pageOf'>

/** What opens a registration on any device; null of one without an address. Behind the hash it reaches no log. */
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

/** The registration that a link is for, if it is a good one. */
export function registrationMeant(token: string): RegistrationId {
  return (token.split('.')[0] ?? '') as RegistrationId
}

export function isGoodLink({ signatures }: Pick<Signing, 'signatures'>, linkable: Linkable, token: string): boolean {
  const text = signedText(linkable)
  const [, signature = ''] = token.split('.')
  return text !== null && signatures.isSigned(text, signature)
}

/** By which a device is known again as long as the link is good that let it in; null where there is no good one. */
export function hashOfLink(signing: Pick<Signing, 'signatures'>, linkable: Linkable): string | null {
  const token = tokenOf(signing, linkable)
  return token === null ? null : hashOf(token)
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
