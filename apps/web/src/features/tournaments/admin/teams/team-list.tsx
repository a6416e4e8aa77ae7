import { isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { isWhole, teamSize } from '@tablee/domain/tournaments/teams/entrants'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Team } from '@tablee/domain/tournaments/teams/team'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { keepInPlace } from '../../../../ui/keep-in-place.ts'
import { PlayerName } from '../../../../ui/player-name.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { usePeopleNames } from '../../tournament-frame/player-names.ts'
import { LateArrival } from '../players/late-arrival.tsx'
import { peopleAlone } from './people-alone.ts'
import { RemoveTeam, useTeamRemoval } from './remove-team.tsx'
import { TeamEditor } from './team-editor.tsx'
import { useAddPeople } from './use-add-people.ts'
import type { AddPeople } from './use-team-form.ts'

export type TeamListProps = { readonly tournament: Tournament; readonly access: StaffAccess }

type TeamsAtDeskProps = TeamListProps & {
  readonly addPeople: AddPeople
  readonly removal: (team: Team, onDone: () => void) => ReactNode
}

/** Of a quick tournament. */
export function TeamList({ tournament, access }: TeamListProps) {
  const may = useMay()
  const addPeople = useAddPeople(tournament, access)
  return (
    <TeamsAtDesk
      {...{ tournament, access, addPeople }}
      removal={(team, onDone) => (may('remove-team') ? <OwnRemoval {...{ tournament, access, team, onDone }} /> : null)}
    />
  )
}

type OwnRemovalProps = TeamListProps & { readonly team: Team; readonly onDone: () => void }

function OwnRemoval({ tournament, access, team, onDone }: OwnRemovalProps) {
  const removal = useTeamRemoval(tournament, access, team)
  return <RemoveTeam {...{ tournament, team, removal, onDone }} />
}

/** By captain, or a new one. */
type Opened = { readonly captain: PlayerId | null }

/** Who plays together: complete teams, free seats, and people without a team. */
export function TeamsAtDesk({ tournament, access, addPeople, removal }: TeamsAtDeskProps) {
  const { t } = useTranslation()
  const may = useMay()
  const title = useId()
  const names = usePeopleNames(tournament)
  const [opened, setOpened] = useState<Opened | null>(null)
  /** The captain of a team that may get a place in the round. */
  const [arrived, setArrived] = useState<PlayerId | null>(null)
  const { teams } = tournament
  const incomplete = teams.filter((team) => !isWhole(tournament, team)).length
  const alone = peopleAlone(tournament).length
  const mayForm = may('form-team') && (isWaiting(tournament) || isRunning(tournament))
  const team = teams.find(({ members: [captain] }) => captain === opened?.captain) ?? null
  const counts = [
    t('teams.desk.count', { count: teams.length }),
    ...(incomplete > 0 ? [t('teams.desk.incomplete', { count: incomplete })] : []),
    ...(alone > 0 ? [t('teams.desk.alone', { count: alone })] : []),
  ]
  return (
    <section aria-labelledby={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id={title} className="text-section">
            {t('teams.desk.title')}
          </h2>
          <p aria-live="polite" className="text-sm text-muted">
            {counts.join(', ')}
          </p>
        </div>
        {mayForm ? (
          <Button variant="secondary" onClick={() => setOpened({ captain: null })}>
            {t('teams.desk.form')}
          </Button>
        ) : null}
      </div>
      {teams.length === 0 ? <p className="text-muted">{t('teams.desk.emptyHelp')}</p> : null}
      <ul
        ref={keepInPlace}
        className="grid grid-cols-[minmax(0,1fr)] gap-1.5 empty:hidden lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-2"
      >
        {teams.map((each) => (
          <TeamRow
            key={each.members[0]}
            {...{ tournament, names }}
            team={each}
            onOpen={mayForm ? () => setOpened({ captain: each.members[0] ?? null }) : null}
          />
        ))}
      </ul>
      {opened === null || (opened.captain !== null && team === null) ? null : (
        <TeamEditor
          {...{ tournament, access, team, addPeople }}
          removal={team && removal(team, () => setOpened(null))}
          onClose={(formed) => {
            setOpened(null)
            setArrived(formed)
          }}
        />
      )}
      <LateArrival
        tournament={inEntrants(tournament)}
        access={access}
        playerId={arrived}
        onClose={() => setArrived(null)}
      />
    </section>
  )
}

type TeamRowProps = {
  readonly tournament: Tournament
  readonly team: Team
  readonly names: PlayerNames
  readonly onOpen: (() => void) | null
}

function TeamRow({ tournament, team, names, onOpen }: TeamRowProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const missing = teamSize(tournament) - team.members.length
  const hasLeft = tournament.players.some(({ id, droppedAfter }) => id === team.members[0] && droppedAfter !== null)
  const inside = (
    <>
      <span className="grid min-w-0 flex-1 basis-48 grid-cols-[minmax(0,1fr)] large-text:basis-full">
        <PlayerName name={team.name} isOneLine isStrong isStruck={hasLeft} />
        <span className="unbroken-words text-sm text-muted">{list(team.members.map((id) => names.get(id) ?? ''))}</span>
      </span>
      {missing > 0 ? (
        <Badge tone="amber" className="shrink-0 large-text:shrink">
          {t('teams.desk.missing', { count: missing })}
        </Badge>
      ) : null}
      {onOpen ? <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted max-sm:hidden" /> : null}
    </>
  )
  const look =
    'flex min-h-14 w-full min-w-0 flex-wrap items-center gap-x-2 gap-y-1 rounded-control border border-line bg-surface px-3 py-1 text-start'
  return (
    <li>
      {onOpen ? (
        <button type="button" aria-haspopup="dialog" onClick={onOpen} className={`${look} hover:bg-sunken`}>
          {inside}
        </button>
      ) : (
        <div className={look}>{inside}</div>
      )}
    </li>
  )
}
