import type { useTranslation } from '../../../language/use-translation.ts'

/** Acts beside the tournament, such as inviting helpers or hiding it, change nothing in it. */
export function withoutChange(act: string, { t }: Pick<ReturnType<typeof useTranslation>, 't'>): string {
  switch (act) {
    case 'invite-staff':
      return t('journal.act.invited')
    case 'revoke-staff':
      return t('journal.act.revoked')
    case 'erase-staff':
      return t('journal.act.forgotten')
    case 'hand-over-shift':
      return t('journal.act.handedOver')
    case 'take-back-shift':
      return t('journal.act.shiftOver')
    case 'delete-tournament':
      return t('journal.act.deleted')
    case 'restore-tournament':
      return t('journal.act.undeleted')
    case 'message-registered':
      return t('journal.act.messaged')
    case 'create-device-link':
      return t('journal.act.deviceLink')
    case 'keep-in-account':
      return t('journal.act.keptInAccount')
    case 'follow-shop':
      return t('journal.act.shopFollowed')
    case 'forget-keeper':
      return t('journal.act.accountLeft')
    default:
      return t('journal.act.other')
  }
}
