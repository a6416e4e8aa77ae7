import type { Meeting } from '@tablee/domain/tournaments/acts/join-apart'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Result, WholePlayedMatch } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { aboutAct } from './about-act.ts'
import type { Cave } from './cave.ts'
import type { CaveState } from './cave-state.ts'
import { kindOfAct } from './kind-of-act.ts'
import { useMetResult } from './met-result.ts'

type MetLineProps = { readonly met: Meeting; readonly cave: Cave; readonly state: CaveState }
type Of<Kind extends Meeting['kind']> = Extract<Meeting, { kind: Kind }>

/** One conflict, and what becomes of it. */
export function MetLine({ met, cave, state }: MetLineProps) {
  switch (met.kind) {
    case 'result':
      return <TwoResults met={met} cave={cave} state={state} />
    case 'round':
      return <PlayedTables met={met} state={state} />
    case 'rival':
      return <RivalRound met={met} />
    case 'name':
      return <OtherName met={met} />
    case 'seats':
      return <MoreSeats met={met} />
    case 'impossible':
      return <NotPossible met={met} state={state} />
    default:
      return met satisfies never
  }
}

function TwoResults({ met, cave, state }: { met: Of<'result'>; cave: Cave; state: CaveState }) {
  const { t } = useTranslation()
  const match = state.joined?.after.matches.find(({ id }) => id === met.matchId)
  const isTheirs = state.theirs.has(met.id)
  if (!match || !isPlayed(match)) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('cave.twoResults', { table: match.table })}</legend>
      {([false, true] as const).map((theirs) => (
        <label key={String(theirs)} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={met.id}
            checked={isTheirs === theirs}
            onChange={() => cave.takeTheirs(met.id, theirs)}
            className="size-5 shrink-0 accent-(--carmine)"
          />
          <ResultWords match={match} result={theirs ? met.theirs : met.ours} isTheirs={theirs} state={state} />
        </label>
      ))}
    </fieldset>
  )
}

type ResultWordsProps = {
  readonly match: WholePlayedMatch
  readonly result: Result
  readonly isTheirs: boolean
  readonly state: CaveState
}

function ResultWords({ match, result, isTheirs, state }: ResultWordsProps) {
  const { t } = useTranslation()
  const said = useMetResult(match, useNames(state))
  return (
    <span className="min-w-0 wrap-anywhere">{t(isTheirs ? 'cave.theirs' : 'cave.ours', { result: said(result) })}</span>
  )
}

function PlayedTables({ met: { round, late }, state }: { met: Of<'round'>; state: CaveState }) {
  const { t } = useTranslation()
  const names = useNames(state)
  const lateNames = late.map((id) => names.get(id) ?? '').join(', ')
  return (
    <p className="wrap-anywhere">
      {t('cave.tablesStand', { round })}{' '}
      {late.length > 0 ? t('cave.lateSeats', { count: late.length, names: lateNames }) : null}
    </p>
  )
}

function RivalRound({ met: { round } }: { met: Of<'rival'> }) {
  const { t } = useTranslation()
  return <p>{t('cave.rival', { round })}</p>
}

function OtherName({ met: { name, as } }: { met: Of<'name'> }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="font-semibold wrap-anywhere">{t('cave.nameTaken', { name, as })}</p>
      <p>{t('cave.samePerson')}</p>
    </>
  )
}

function MoreSeats({ met: { name, seats } }: { met: Of<'seats'> }) {
  const { t } = useTranslation()
  return <p className="wrap-anywhere">{t('cave.seatTaken', { name, seats })}</p>
}

function NotPossible({ met: { act, refusal }, state }: { met: Of<'impossible'>; state: CaveState }) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const names = useNames(state)
  const about = aboutAct(act.input, state.tournament, names)
  const moment = time(new Date(act.given.at))
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {t(`cave.act.${kindOfAct(act.name)}`)}
        {about === '' ? '' : ` : ${about}`}
        <span className="font-normal text-muted"> {t('cave.at', { time: moment })}</span>
      </p>
      <p>{t(`refusals.${refusal.code}`, refusal.details ?? {})}</p>
    </>
  )
}

/** Including players known only here. */
function useNames({ tournament, joined }: CaveState): PlayerNames {
  const here = usePlayerNames(tournament ?? { players: [], teams: [] })
  const there = usePlayerNames(joined?.after ?? { players: [], teams: [] })
  return new Map([...here, ...there])
}
