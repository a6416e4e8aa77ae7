import { useTranslation } from '../../../language/use-translation.ts'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { EventAdministration, type EventSlots } from './event-administration.tsx'
import { ForStaff } from './for-staff.tsx'
import { RowsFirst } from './scores/rows-first.tsx'
import { WrongType } from './scores/wrong-type.tsx'

type AdvancedAdminProps = { readonly code: string; readonly slots: EventSlots }

export function AdvancedAdmin({ code, slots }: AdvancedAdminProps) {
  const { t } = useTranslation()
  return (
    <TournamentGate code={code} failureTitle={t('admin.loadFailed')}>
      {({ tournament, type }) =>
        type === 'advance' ? (
          <ForStaff tournament={tournament} title={t('eventAdmin.forbidden')} text={t('eventAdmin.forbiddenHelp')}>
            {(access) => (
              <RowsFirst tournament={tournament}>
                {(drawn) => <EventAdministration tournament={drawn} access={access} slots={slots} />}
              </RowsFirst>
            )}
          </ForStaff>
        ) : (
          <WrongType code={tournament.code} actual={type} />
        )
      }
    </TournamentGate>
  )
}
