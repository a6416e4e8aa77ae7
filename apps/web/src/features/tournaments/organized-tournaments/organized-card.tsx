import { GAME_TYPES } from '@tablee/domain/tournaments/life/announcement'
import { swissRounds } from '@tablee/domain/tournaments/rule-packs/recommended-rounds'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useNow } from '../../../ui/use-now.ts'
import type { TournamentSummary } from '../api/own/organized-tournaments.ts'
import { useFormatName } from '../format/use-format-name.ts'
import { GameMark } from '../game-mark/game-mark.tsx'
import { useStructureName } from '../structure/use-structure-name.ts'
import { useBracketRoundName } from '../tournament-frame/bracket-round-name.ts'
import { type NextAct, nextActOf } from './next-act.ts'

/** A page may stay open into the day of an event. */
const TICK_MS = 60_000

const TONES = { pending: 'amber', active: 'felt', completed: 'neutral' } as const satisfies Record<string, BadgeTone>

type OrganizedCardProps = {
  readonly tournament: TournamentSummary
  /** Current tables without a result; null: unknown. */
  readonly openTables: number | null
}

export function OrganizedCard({ tournament, openTables }: OrganizedCardProps) {
  const { t } = useTranslation()
  const { dateTime, number } = useFormats()
  const titleId = useId()
  const structureName = useStructureName()(tournament.structure)
  const { name, maxPlayers, registeredPlayersCount, tournamentDate, isStarted, isFinished, isCancelled } = tournament
  const { bracketPlaces } = tournament
  const bracketRoundName = useBracketRoundName()
  const status = isFinished ? 'completed' : isStarted ? 'active' : 'pending'
  const game = GAME_TYPES.find((each) => each === tournament.gameType)
  const formatName = useFormatName()
  const { format } = tournament
  // Dropped players leave the registered, but the number of rounds stays: use the server's values.
  const total = tournament.roundsToPlay ?? tournament.plannedRounds ?? swissRounds(registeredPlayersCount)
  const act = nextActOf(tournament, {
    openTables,
    roundsToPlay: tournament.roundsByRules ?? total,
    now: new Date(useNow(TICK_MS)),
  })
  return (
    <Card as="li" aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex items-start gap-3 large-text:flex-col large-text:gap-2">
        <GameMark game={game ?? 'other'} className="size-9 shrink-0" />
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-lg leading-snug wrap-anywhere">
            {name}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Badge tone={TONES[status]}>
              {isCancelled ? t('tournament.stats.cancelled') : t(`eventAdmin.list.status.${status}`)}
            </Badge>
            {tournamentDate === null ? t('eventAdmin.list.quick') : dateTime(new Date(tournamentDate))}
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 large-text:grid-cols-1">
        <Fact label={t('eventAdmin.list.players')}>
          {maxPlayers === null
            ? number(registeredPlayersCount)
            : t('tournament.stats.capacityValue', { count: registeredPlayersCount, max: maxPlayers })}
        </Fact>
        <Fact label={t('eventAdmin.list.round')}>
          {bracketPlaces == null ? `${tournament.currentRound} / ${total}` : bracketRoundName(bracketPlaces)}
        </Fact>
        <Fact label={t('eventAdmin.list.game')}>{game ? t(`tournament.gameTypes.${game}`) : null}</Fact>
        <Fact label={t('eventAdmin.list.format')}>
          {format === null ? null : formatName({ ...tournament, format })}
        </Fact>
        <Fact label={t('structure.label')}>{structureName}</Fact>
      </dl>
      <Ways tournament={tournament} act={act} titleId={titleId} />
    </Card>
  )
}

type WaysProps = { readonly tournament: TournamentSummary; readonly act: NextAct | null; readonly titleId: string }

function Ways({ tournament: { code, type }, act, titleId }: WaysProps) {
  const { t } = useTranslation()
  const admin = type === 'quick' ? '/tournament/$code/admin' : '/tournament/$code/admin-advanced'
  return (
    <div className="mt-auto flex flex-wrap gap-2">
      {act === null ? null : (
        <Link
          to={act.kind === 'standings' ? '/tournament/$code' : admin}
          params={{ code }}
          aria-describedby={titleId}
          className={`${buttonClass({ variant: 'secondary' })} shrink-0 grow-99 large-text:shrink`}
        >
          {act.kind === 'nextRound'
            ? t('eventAdmin.list.act.nextRound', { round: act.round })
            : t(`eventAdmin.list.act.${act.kind}`)}
        </Link>
      )}
      <Link
        to={admin}
        params={{ code }}
        aria-describedby={titleId}
        className={`${buttonClass({ variant: act === null ? 'secondary' : 'quiet' })} shrink-0 grow large-text:shrink`}
      >
        {t('eventAdmin.list.manage')}
      </Link>
    </div>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === null) return null
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
