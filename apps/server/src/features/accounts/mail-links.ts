import type { MailChoiceLinks } from '@tablee/contract/serving/letter'
import type { Email } from '@tablee/domain/accounts/email'
import type { AccountGround } from './account-ground.ts'

type Signing = Pick<AccountGround, 'signatures' | 'pageOf'>

const signedText = (addressId: string) => `mails of ${addressId}`

/** The link is not stored: its signature makes it valid. */
export function mailLinks({ signatures, pageOf }: Signing, addressId: string): MailChoiceLinks {
  const token = `${addressId}.${signatures.sign(signedText(addressId))}`
  // After the `#` it reaches no log; mail programs post to the other one.
  return { page: pageOf(`/mails#${token}`), oneClick: pageOf(`/v1/mails/off?token=${token}`) }
}

export function refusalLinks(signing: Signing, addressId: string): MailChoiceLinks {
  const { page, oneClick } = mailLinks(signing, addressId)
  return { page: page.replace('/mails#', '/not-me#'), oneClick }
}

/** Null for a forged link. */
export function readMailToken({ signatures }: Pick<Signing, 'signatures'>, token: string): string | null {
  const [addressId = '', signature = ''] = token.split('.')
  return signatures.isSigned(signedText(addressId), signature) ? addressId : null
}

const signedReader = (readerId: string) => `dates for ${readerId}`

/** Nothing of it is stored. */
export function readerLinks({ signatures, pageOf }: Signing, { id, series }: ReaderOfSeries) {
  const token = `${id}.${signatures.sign(signedReader(id))}`
  return {
    follow: pageOf(`/serie/${series}#follow=${token}`),
    unfollow: pageOf(`/serie/${series}#leave=${token}`),
    oneClick: pageOf(`/v1/mails/off?token=${token}&series=${series}`),
  }
}

type ReaderOfSeries = { readonly id: string; readonly series: string }

/** Null for a forged link. */
export function readReaderToken({ signatures }: Pick<Signing, 'signatures'>, token: string): string | null {
  const [readerId = '', signature = ''] = token.split('.')
  return signatures.isSigned(signedReader(readerId), signature) ? readerId : null
}

/** Stands for an address without revealing it. */
export function addressMark({ signatures }: Pick<Signing, 'signatures'>, address: Email): string {
  return signatures.sign(`address ${address}`)
}

export type MailedMessage = { readonly messageId: string; readonly addressId: string }

const signedMessage = ({ messageId, addressId }: MailedMessage) => `report ${messageId} from ${addressId}`

export function reportLink({ signatures, pageOf }: Signing, mailed: MailedMessage): string {
  return pageOf(`/report#${mailed.messageId}.${mailed.addressId}.${signatures.sign(signedMessage(mailed))}`)
}

export function readReportToken({ signatures }: Pick<Signing, 'signatures'>, token: string): MailedMessage | null {
  const [messageId = '', addressId = '', signature = ''] = token.split('.')
  const mailed = { messageId, addressId }
  return signatures.isSigned(signedMessage(mailed), signature) ? mailed : null
}
