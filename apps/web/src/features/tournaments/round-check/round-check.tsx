import { drawnRound } from '@tablee/contract/tournaments/questions/get-round-draws'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { RecomputedRound } from '@tablee/domain/tournaments/rounds/recompute-round'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useOwnOrigin } from '../../../transport/own-origin.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { later } from '../../../ui/later.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useRoundDraws } from '../api/rounds/round-draws.ts'
import type { DeckDrawsProps } from '../deck-checks/deck-draws.tsx'
import { JournalLink } from '../journal/journal-link.tsx'
import { useCutRoundName, useRoundName } from '../tournament-frame/round-name.ts'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { CheckedTables } from './checked-tables.tsx'
import { DraftCheck } from './draft-check.tsx'
import { DrawnOften, RoundDraws } from './round-draws.tsx'
import { RoundGround } from './round-ground.tsx'
import { SealNote } from './seal-note.tsx'
import { useRecomputedRound } from './use-recomputed-round.ts'

type RoundCheckProps = { readonly code: string; readonly round: RoundNumber }

/** Re-pairs a round on this device from its published seed, next to the actual tables (NONE-2). */
export function RoundCheck({ code, round }: RoundCheckProps) {
  return (
    <TournamentGate code={code}>
      {({ tournament }) => <Check tournament={inEntrants(tournament)} round={round} />}
    </TournamentGate>
  )
}

/** Few rounds have one. */
const deckDraws = later<DeckDrawsProps>(async () => (await import('../deck-checks/deck-draws.tsx')).DeckDraws)

type CheckProps = { readonly tournament: Tournament; readonly round: RoundNumber }

function Check({ tournament, round }: CheckProps) {
  const { t } = useTranslation()
  const { draws, deckChecks, isAsked: isAskedFor } = useRoundDraws(tournament, round)
  const drawn = useMemo(() => drawnRound(draws ?? []), [draws])
  const { recomputed, isDrawing } = useRecomputedRound(tournament, round, drawn)
  const isAsked = isAskedFor || isDrawing
  const cutRound = useCutRoundName(tournament)(round)
  const structure = structureOf(tournament)
  const paired = tournament.rounds.find(({ number }) => number === round)
  if (!paired) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <EmptyState
          drawing="waiting"
          headingLevel={1}
          title={t('roundCheck.noRound')}
          action={<ToTournament {...tournament} />}
        >
          {t('roundCheck.noRoundHelp')}
        </EmptyState>
        <RoundDraws draws={draws ?? []} round={round} />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-1">
        <p className="text-muted wrap-anywhere">{tournament.name}</p>
        <h1 className="text-title wrap-anywhere">
          {cutRound === null ? t('roundCheck.title', { round }) : t('cut.check', { name: cutRound })}
        </h1>
        <p className="max-w-prose text-muted">
          {structure === 'swiss'
            ? t(cutRound === null ? 'roundCheck.lead' : 'cut.checkLead')
            : t(`structure.checkLead.${cutRound === null ? structure : 'elimination'}`)}
        </p>
      </header>
      {isAsked ? <Spinner label={t('roundCheck.asking')} /> : <Verdict recomputed={recomputed} />}
      <DraftCheck tournament={tournament} round={round} />
      <DrawnOften draws={draws ?? []} />
      {recomputed ? <Seed {...{ tournament, round }} seed={recomputed.seed} /> : null}
      <SealNote seal={draws?.findLast(({ undoneAt }) => undoneAt === null)?.sealed ?? null} />
      <RoundDraws draws={draws ?? []} round={round} />
      {isAsked ? null : <CheckedTables {...{ tournament, round, recomputed, drawn }} />}
      {recomputed && structure === 'swiss' && !isAsked ? (
        <RoundGround tournament={tournament} round={round} field={recomputed.field} />
      ) : null}
      {deckChecks.length > 0 ? <deckDraws.Component tournament={tournament} draws={deckChecks} /> : null}
      <OtherRounds tournament={tournament} round={round} />
      <JournalLink code={tournament.code} />
      <ToTournament {...tournament} />
    </div>
  )
}

function Verdict({ recomputed }: { readonly recomputed: RecomputedRound | null }) {
  const { t } = useTranslation()
  if (recomputed === null) {
    return (
      <Notice tone="attention" title={t('roundCheck.noSeed')}>
        {t('roundCheck.noSeedHelp')}
      </Notice>
    )
  }
  if (recomputed.byHand === recomputed.tables.length) {
    return (
      <Notice tone="attention" title={t('roundCheck.byHand')}>
        {t('roundCheck.byHandHelp')}
      </Notice>
    )
  }
  const { others, byHand, tables, corrected } = recomputed
  const untouched = tables.length - byHand
  const changed = byHand === 0 ? '' : t('roundCheck.changed', { count: byHand })
  if (others > 0) {
    const [title, help] = corrected === null ? (['others', 'othersHelp'] as const) : (['wrong', 'wrongHelp'] as const)
    return (
      <Notice tone="attention" title={t(`roundCheck.${title}`, { count: others, total: untouched })}>
        {t(`roundCheck.${help}`)} {changed}
      </Notice>
    )
  }
  if (corrected) {
    return (
      <Notice tone="success" title={t('roundCheck.corrected', { count: corrected })}>
        {t(byHand === 0 ? 'roundCheck.sameThen' : 'roundCheck.sameThenUntouched', { count: untouched })} {changed}
      </Notice>
    )
  }
  if (byHand === 0) return <Notice tone="success" title={t('roundCheck.same', { count: untouched })} />
  return (
    <Notice tone="success" title={t('roundCheck.sameUntouched', { count: untouched })}>
      {changed}
    </Notice>
  )
}

function Seed({ tournament, round, seed }: CheckProps & { readonly seed: string }) {
  const { t } = useTranslation()
  const origin = useOwnOrigin()
  return (
    <Card
      as="section"
      aria-labelledby="seed-title"
      className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3"
    >
      <h2 id="seed-title" className="text-section">
        {t('roundCheck.seed')}
      </h2>
      <code className="text-lg wrap-anywhere">{seed}</code>
      <CopyButton
        value={seed}
        label={t('roundCheck.copySeed')}
        copiedLabel={t('roundCheck.seedCopied')}
        onFailure={() => notify.error({ title: t('roundCheck.copyFailed') })}
      />
      <p className="text-sm text-muted">
        {t('roundCheck.command')} <code className="wrap-anywhere">{pairCommand(origin, tournament.code, round)}</code>
      </p>
    </Card>
  )
}

function OtherRounds({ tournament, round }: CheckProps) {
  const { t } = useTranslation()
  const nameOf = useRoundName(tournament)
  const others = tournament.rounds.filter(({ number }) => number !== round)
  if (others.length === 0) return null
  return (
    <nav aria-label={t('roundCheck.rounds')}>
      <ul className="flex flex-wrap gap-2">
        {others.map(({ number }) => (
          <li key={number}>
            <Link
              to="/tournament/$code/rounds/$round/verify"
              params={{ code: tournament.code, round: String(number) }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {nameOf(number)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ToTournament({ code }: Pick<Tournament, 'code'>) {
  const { t } = useTranslation()
  return (
    <Link to="/tournament/$code" params={{ code }} className={`${buttonClass({ variant: 'secondary' })} sm:self-start`}>
      {t('tournament.toTournament')}
    </Link>
  )
}

/** To run in a copy of this project; not translated. */
function pairCommand(url: string, code: string, round: RoundNumber): string {
  return `npm run --silent pair -- --url ${url} --code ${code} --round ${round}`
}
