import { nameKey, tidyName } from '@tablee/domain/tournaments/players/player-name'
import { hasSeatResults, teamSize } from '@tablee/domain/tournaments/teams/entrants'
import { freeSeatsOf } from '@tablee/domain/tournaments/teams/free-seats'
import type { Team } from '@tablee/domain/tournaments/teams/team'
import { TEAM_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/teams/team-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useId } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { type Faults, useForm } from '../../../forms/use-form.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useJoinTeam } from '../api/players/join-team.ts'
import { usePeopleNames } from '../tournament-frame/player-names.ts'
import { seatLetter } from './seat-letter.ts'
import { codeOf, openTeams } from './use-invitation.ts'

export type ChooseTeamProps = { readonly tournament: Tournament; readonly access: PlayerAccess }

/** For somebody without a team: a new one, or a free seat in one. */
export function ChooseTeam({ tournament, access }: ChooseTeamProps) {
  const { t } = useTranslation()
  const title = useId()
  const { form, act, way, open, chosen, seat } = useTeamChoice({ tournament, access })
  return (
    <Card as="section" aria-labelledby={title}>
      <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id={title} className="text-section">
          {t('teams.own.title')}
        </h2>
        <ChoiceCards
          label={t('teams.join.way')}
          choices={(['create', 'join'] as const).map((value) => ({ value, label: t(`teams.join.${value}`) }))}
          columnsClass="grid-cols-1 sm:grid-cols-2"
          value={way}
          onChange={(next) => form.set('way', next)}
        />
        {way === 'create' ? (
          <TextInput
            label={t('teams.join.teamName')}
            hint={t('teams.join.teamNameHint')}
            autoComplete="off"
            maxLength={TEAM_NAME_MAX_LENGTH}
            {...form.field('name')}
          />
        ) : (
          <WhichTeam
            {...{ tournament, open, chosen }}
            fault={form.faultOf('team')}
            onChoose={(code) => form.set('team', code)}
          />
        )}
        {way === 'join' && chosen && hasSeatResults(tournament) ? (
          <WhichSeat free={freeSeatsOf(tournament, chosen)} seat={seat} onChoose={(next) => form.set('seat', next)} />
        ) : null}
        {act.error instanceof RefusedError ? null : <ActFailure act={act} title={t('teams.join.failed')} />}
        {way === 'join' && open.length === 0 ? null : (
          <Button type="submit" size="large" isBusy={act.isSending}>
            {t(way === 'create' ? 'teams.join.submitCreate' : 'teams.join.submitJoin')}
          </Button>
        )}
      </form>
    </Card>
  )
}

type Typed = {
  readonly way: 'create' | 'join' | null
  readonly name: string
  readonly team: string
  readonly seat: number | null
}

function useTeamChoice({ tournament, access }: ChooseTeamProps) {
  const { t } = useTranslation()
  const act = useJoinTeam(access)
  const open = openTeams(tournament)
  const wayOf = ({ way }: Typed) => way ?? (open.length > 0 ? 'join' : 'create')
  const teamIn = ({ team }: Typed) => open.find((each) => codeOf(tournament, each) === team) ?? null
  // A seat that another team has, or that was taken meanwhile, is none.
  const seatIn = (typed: Typed) => {
    const team = teamIn(typed)
    if (team === null || !hasSeatResults(tournament)) return null
    const free = freeSeatsOf(tournament, team)
    return typed.seat !== null && free.includes(typed.seat) ? typed.seat : (free[0] ?? null)
  }
  const check = (typed: Typed): Faults => {
    if (wayOf(typed) === 'create') return nameKey(typed.name) === '' ? { name: t('teams.join.teamNameRequired') } : {}
    return teamIn(typed) ? {} : { team: t('teams.join.whichRequired') }
  }
  const form = useForm<Typed>({
    initial: { way: null, name: '', team: '', seat: null },
    isSending: act.isSending,
    failure: act.error,
    refusedFields: ({ message, fields }) => ({ name: fields.name ?? message, team: message }),
    onEdit: () => {
      if (act.error) act.clear()
    },
    check,
    send: (typed) => {
      if (wayOf(typed) === 'create') return act.send({ team: { name: tidyName(typed.name) } })
      const seat = seatIn(typed)
      return act.send({ team: { code: typed.team, ...(seat === null ? {} : { seat }) } })
    },
  })
  return { form, act, open, way: wayOf(form.values), chosen: teamIn(form.values), seat: seatIn(form.values) }
}

type WhichSeatProps = {
  readonly free: readonly number[]
  readonly seat: number | null
  readonly onChoose: (seat: number) => void
}

/** One free seat leaves no choice. */
function WhichSeat({ free, seat, onChoose }: WhichSeatProps) {
  const { t } = useTranslation()
  if (free.length < 2 || seat === null) return null
  return (
    <ChoiceCards
      label={t('teams.join.seat')}
      choices={free.map((each) => ({ value: `${each}`, label: seatLetter(each) }))}
      columnsClass="grid-cols-2"
      value={`${seat}`}
      onChange={(next) => onChoose(Number(next))}
    />
  )
}

type WhichTeamProps = {
  readonly tournament: Tournament
  readonly open: readonly Team[]
  readonly chosen: Team | null
  readonly fault: Faults[string]
  readonly onChoose: (code: string) => void
}

/** Those with a free seat, who is in them, and how many are missing. */
function WhichTeam({ tournament, open, chosen, fault, onChoose }: WhichTeamProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const names = usePeopleNames(tournament)
  const group = useId()
  if (open.length === 0) return <p className="text-muted">{t('teams.join.none')}</p>
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 font-semibold">{t('teams.join.which')}</legend>
      {open.map((team) => {
        const code = codeOf(tournament, team) ?? ''
        return (
          <label
            key={code}
            className="flex min-h-14 cursor-pointer items-center gap-x-3 rounded-control border border-control bg-surface px-3 py-2 hover:bg-sunken has-checked:border-ink has-checked:bg-sunken has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-slate"
          >
            <input
              type="radio"
              name={group}
              checked={chosen === team}
              aria-invalid={fault ? true : undefined}
              onChange={() => onChoose(code)}
              className="size-5 shrink-0 accent-ink"
            />
            <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
              <bdi className="unbroken-words font-semibold">{team.name}</bdi>
              <span className="unbroken-words text-sm text-muted">
                {list(team.members.map((id) => names.get(id) ?? ''))}
              </span>
              <span className="text-sm text-muted">
                {t('teams.free', { count: teamSize(tournament) - team.members.length })}
              </span>
            </span>
          </label>
        )
      })}
      <p role="alert" className="text-carmine empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}
