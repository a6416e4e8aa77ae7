import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { May } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { DeviceLinkContent } from '../admin/players/device-link-dialog.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { SettingRow } from '../setting-row/setting-row.tsx'
import { EntryPasswordRow } from './entry-password-row.tsx'
import { PlayRows } from './play-rows.tsx'
import { TournamentRow } from './tournament-row.tsx'
import { YouthRow } from './youth-row.tsx'

type SettingRowsProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Name, capacity and password until the start; play settings until the finish; the recovery link always. */
export function SettingRows({ tournament, access }: SettingRowsProps) {
  const { t } = useTranslation()
  const on = { tournament, access }
  return (
    <>
      <May act="change-settings">
        <TournamentRow {...on} />
      </May>
      <PlayRows {...on} />
      <May act="mark-youth">
        <YouthRow {...on} />
      </May>
      <May act="change-settings">
        <EntryPasswordRow {...on} />
      </May>
      <May act="create-device-link">
        <SettingRow
          title={t('settingList.recovery.title')}
          value={t('settingList.recovery.value')}
          sheetTitle={t('admin.link.organizerTitle')}
        >
          <DeviceLinkContent tournament={tournament} player={null} />
        </SettingRow>
      </May>
    </>
  )
}
