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

/** Where somebody who gets letters of a stranger ends them. */
export function refusalLinks(signing: Signing, addressId: string): MailChoiceLinks {
  const { page, oneClick } = mailLinks(signing, addressId)
  return { page: page.replace('/mails#', '/not-me#'), oneClick }
}

/** The id of the address that a link stands for; null for a false one. */
export function readMailToken({ signatures }: Pick<Signing, 'signatures'>, token: string): string | null {
  const [addressId = '', signature = ''] = token.split('.')
  return signatures.isSigned(signedText(addressId), signature) ? addressId : null
}

const signedReader = (readerId: string) => `dates for ${readerId}`

/** Where somebody without an account says whether they hear of a series: on its own page. Nothing of it is kept. */
export function readerLinks({ signatures, pageOf }: Signing, { id, series }: ReaderOfSeries) {
  const token = `${id}.${signatures.sign(signedReader(id))}`
  return {
    follow: pageOf(`/serie/${series}#follow=${token}`),
    unfollow: pageOf(`/serie/${series}#leave=${token}`),
    oneClick: pageOf(`/v1/mails/off?token=${token}&series=${series}`),
  }
}

type ReaderOfSeries = { readonly id: string; readonly series: string }

/** The id of who reads of a series that a link stands for; null for a false one. */
export function readReaderToken({ signatures }: Pick<Signing, 'signatures'>, token: string): string | null {
  const [readerId = '', signature = ''] = token.split('.')
  return signatures.isSigned(signedReader(readerId), signature) ? readerId : null
}

/** What stands for an address where its letters are chosen: whoever reads it learns no address. */
export function addressMark({ signatures }: Pick<Signing, 'signatures'>, address: Email): string {
  return signatures.sign(`address ${address}`)
}

/** A message that went to an address by mail. */
export type MailedMessage = { readonly messageId: string; readonly addressId: string }

const signedMessage = ({ messageId, addressId }: MailedMessage) => `report ${messageId} from ${addressId}`

/** Where whoever got a message by mail reports it to the operator. */
export function reportLink({ signatures, pageOf }: Signing, mailed: MailedMessage): string {
  return pageOf(`/report#${mailed.messageId}.${mailed.addressId}.${signatures.sign(signedMessage(mailed))}`)
}

export function readReportToken({ signatures }: Pick<Signing, 'signatures'>, token: string): MailedMessage | null {
  const [messageId = '', addressId = '', signature = ''] = token.split('.')
  const mailed = { messageId, addressId }
  return signatures.isSigned(signedMessage(mailed), signature) ? mailed : null
}
