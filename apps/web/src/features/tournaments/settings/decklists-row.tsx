import { publishDecklists } from '@tablee/contract/tournaments/publish-decklists'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useStaffAct } from '../api/staff-act.ts'
import { SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

type DecklistsProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** After the finish: publishes the decklists. */
export function DecklistsRow({ tournament, access }: DecklistsProps) {
  const { t } = useTranslation()
  const arePublic = tournament.areDecklistsPublic
  return (
    <SettingRow
      title={t('eventAdmin.decklists.title')}
      value={t(arePublic ? 'settingList.decklists.public' : 'settingList.decklists.private')}
      description={t(arePublic ? 'eventAdmin.decklists.public' : 'eventAdmin.decklists.private')}
    >
      <PublishDecklists arePublic={arePublic} access={access} />
    </SettingRow>
  )
}

type PublishDecklistsProps = { readonly arePublic: boolean; readonly access: StaffAccess }

function PublishDecklists({ arePublic, access }: PublishDecklistsProps) {
  const { t } = useTranslation()
  const publish = useStaffAct(access, publishDecklists)
  const sheet = useSettingSheet(false)
  const toggle = async () => {
    const reply = await publish.send({ arePublic: !arePublic })
    if (reply === null) return
    const title = t(arePublic ? 'eventAdmin.decklists.hidden' : 'eventAdmin.decklists.shown')
    sheet.saved({ title, takeBack: () => publish.send({ arePublic }) })
  }
  return (
    <>
      <ActFailure act={publish} title={t('eventAdmin.decklists.failed')} isTap />
      <Button variant={arePublic ? 'secondary' : 'primary'} isBusy={publish.isSending} onClick={() => void toggle()}>
        {t(arePublic ? 'eventAdmin.decklists.hide' : 'eventAdmin.decklists.publish')}
      </Button>
    </>
  )
}
