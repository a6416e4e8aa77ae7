import type { TeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isBySeats } from '@tablee/domain/tournaments/kinds/team-meeting'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { TableList } from '../scores/table-list.tsx'
import type { Desk } from '../scores/use-desk.ts'
import { TeamLine } from './team-line.tsx'

type TeamTablesProps = {
  readonly tables: readonly TeamMatch[]
  readonly rules: Tournament['rules']
  readonly people: PlayerNames
  /** A captain's is the name of the team. */
  readonly names: PlayerNames
  readonly access: StaffAccess
  readonly gone: ReadonlySet<PlayerId>
  readonly canEdit: boolean
  readonly isCurrent: boolean
  readonly desk: Desk
  readonly head: ReactNode
  readonly notes: ReactNode
}

/** A round of teams that meet seat by seat. */
export function TeamTables({ rules, people, names, access, gone, ...props }: TeamTablesProps) {
  const { canEdit, isCurrent, head } = props
  const { t } = useTranslation()
  // A captain is found by both names.
  const sought = useMemo(() => bothNames(people, names), [people, names])
  return (
    <TableList
      {...props}
      head={
        <>
          {head}
          {props.tables.some(isBySeats) ? (
            <p className="text-sm text-muted">{`${t('teams.seatsMean')} ${t('teams.seatScores')}`}</p>
          ) : null}
        </>
      }
      names={sought}
      row={(match, row) => (
        <TeamLine key={match.id} {...{ match, rules, people, names, access, gone, canEdit, isCurrent }} {...row} />
      )}
    />
  )
}

function bothNames(people: PlayerNames, names: PlayerNames): PlayerNames {
  return new Map([...people].map(([id, name]) => [id, names.get(id) === name ? name : `${names.get(id)} ${name}`]))
}
