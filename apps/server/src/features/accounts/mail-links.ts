import type { MailChoiceLinks } from '@tablee/contract/serving/letter'
import type { Email } from '@tablee/domain/accounts/email'
import type { AccountGround } from './account-ground.ts'

type Signing = Pick<AccountGround, 'signatures' | 'pageOf'>

const signedText = (addressId: string) => `mails of ${addressId}`

/** What a link carries stands for one address, and is nowhere kept: only its signature makes it right. */
export function mailLinks({ signatures, pageOf }: Signing, addressId: string): MailChoiceLinks {
  const token = `${addressId}.${signatures.sign(signedText(addressId))}`
  // Behind the hash it reaches no log; mail programs post to the other one.
  return { page: pageOf(`/mails#${token}`), oneClick: pageOf(`/v1/mails/off?token=${token}`) }
}

/** The id of the address that a link stands for; null for a false one. */
export function readMailToken({ signatures }: Pick<Signing, 'signatures'>, token: string): string | null {
  const [addressId = '', signature = ''] = token.split('.')
  return signatures.isSigned(signedText(addressId), signature) ? addressId : null
}

/** What stands for an address where its letters are chosen: whoever reads it learns no address. */
export function addressMark({ signatures }: Pick<Signing, 'signatures'>, address: Email): string {
  return signatures.sign(`address ${address}`)
}
