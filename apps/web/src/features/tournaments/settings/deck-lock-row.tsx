import { lockDecklists } from '@tablee/contract/tournaments/lock-decklists'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useStaffAct } from '../api/staff-act.ts'
import { SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

type DeckLockProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Before the start: locks the decklists at once, or leaves that to their time. */
export function DeckLockRow({ tournament, access }: DeckLockProps) {
  const { t } = useTranslation()
  const isLocked = tournament.decksLockedAt !== null
  const byTime = tournament.registrationRules.closesAt === null ? 'atStart' : 'atClose'
  return (
    <SettingRow
      title={t('eventAdmin.deckLock.title')}
      value={t(`eventAdmin.deckLock.${isLocked ? 'locked' : byTime}`)}
      description={t('eventAdmin.deckLock.help')}
    >
      <LockNow isLocked={isLocked} access={access} />
    </SettingRow>
  )
}

function LockNow({ isLocked, access }: { readonly isLocked: boolean; readonly access: StaffAccess }) {
  const { t } = useTranslation()
  const lock = useStaffAct(access, lockDecklists)
  const sheet = useSettingSheet(false)
  const toggle = async () => {
    if ((await lock.send({ isLocked: !isLocked })) === null) return
    const title = t(isLocked ? 'eventAdmin.deckLock.undone' : 'eventAdmin.deckLock.done')
    sheet.saved({ title, takeBack: () => lock.send({ isLocked }) })
  }
  return (
    <>
      <ActFailure act={lock} title={t('eventAdmin.deckLock.failed')} isTap />
      <Button variant={isLocked ? 'secondary' : 'primary'} isBusy={lock.isSending} onClick={() => void toggle()}>
        {t(isLocked ? 'eventAdmin.deckLock.unlock' : 'eventAdmin.deckLock.lock')}
      </Button>
    </>
  )
}
