import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { penaltiesOfMatch } from '@tablee/domain/tournaments/conduct/standing-penalties'
import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import type { PodQuestion } from '../../pod-table/pod-question.ts'
import { TableList } from '../scores/table-list.tsx'
import type { Desk } from '../scores/use-desk.ts'
import { PodLine } from './pod-line.tsx'

type PodTablesProps = {
  readonly tables: readonly PodTable[]
  readonly names: PlayerNames
  readonly access: StaffAccess
  readonly gone: ReadonlySet<PlayerId>
  readonly asked: PodQuestion
  readonly penalties: readonly Penalty[]
  readonly canEdit: boolean
  readonly isCurrent: boolean
  readonly desk: Desk
  readonly head: ReactNode
  readonly notes: ReactNode
}

/** A round of tables of three to five: one tap on whoever won. */
export function PodTables({ access, gone, asked, penalties, ...props }: PodTablesProps) {
  const { names, canEdit, isCurrent, head } = props
  return (
    <TableList
      {...props}
      head={
        <>
          {head}
          {canEdit && isCurrent ? <HowToEnter asked={asked} /> : null}
        </>
      }
      row={(match, row) => (
        <PodLine
          key={match.id}
          {...{ match, names, access, gone, asked, canEdit, isCurrent }}
          penalties={penaltiesOfMatch({ penalties }, match)}
          {...row}
        />
      )}
    />
  )
}

/** As long as the round is played, so that no row moves once there is a result. */
function HowToEnter({ asked }: Pick<PodTablesProps, 'asked'>) {
  const { t } = useTranslation()
  return (
    <p className="text-sm text-muted">
      {asked === 'places' ? null : `${t('podsDesk.tap')} `}
      {t('podsDesk.seats')}
    </p>
  )
}
