import { MOST_DRAWN_TABLES } from '@tablee/domain/tournaments/deck-checks/deck-check'
import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import type { MatchId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { Asked } from '../../../acts/asked.tsx'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import {
  type ToldDeckCheck,
  type ToldDeckCheckDraw,
  useDeckChecks,
  useDrawDeckChecks,
  useOpenDeckCheck,
} from '../api/rounds/deck-checks.ts'
import { CheckOfTable } from './check-of-table.tsx'
import { CheckRow } from './check-row.tsx'
import { DrawnTable } from './drawn-table.tsx'

export type DeckChecksProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Draws of the round, and who was checked when, for those who judge. */
export function DeckChecks({ tournament, access }: DeckChecksProps) {
  const { t } = useTranslation()
  const query = useDeckChecks(access)
  const [shown, setShown] = useState<MatchId | null>(null)
  const open = useOpenDeckCheck(access)
  const show = async (matchId: MatchId) => {
    if ((await open.send({ matchId })) !== null) setShown(matchId)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {isRunning(tournament) ? <Drawing tournament={tournament} access={access} /> : null}
      <ActFailure act={open} title={t('deckChecks.sheet.failed')} isTap />
      <Asked query={query} waiting={<Spinner />} title={t('deckChecks.failedToRead')}>
        {({ draws, checks }) => (
          <Known {...{ tournament, access, draws, checks, isBusy: open.isSending }} onShow={(id) => void show(id)} />
        )}
      </Asked>
      {shown === null ? null : (
        <CheckOfTable {...{ tournament, access }} matchId={shown} onClose={() => setShown(null)} />
      )}
    </div>
  )
}

function Drawing({ tournament, access }: DeckChecksProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const [count, setCount] = useState<number | null>(1)
  const draw = useDrawDeckChecks(access)
  const isValid = count !== null && count >= 1 && count <= MOST_DRAWN_TABLES
  return (
    <section aria-labelledby="deck-draw-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="deck-draw-title" className="text-lg font-semibold">
        {t('deckChecks.draw.title')}
      </h3>
      <div className="flex flex-wrap items-end gap-3">
        <NumberInput
          label={t('deckChecks.draw.count')}
          value={count}
          onChange={setCount}
          min={1}
          max={MOST_DRAWN_TABLES}
          locale={locale}
          incrementLabel={t('deckChecks.draw.more')}
          decrementLabel={t('deckChecks.draw.fewer')}
        />
        <Button
          disabled={!isValid}
          isBusy={draw.isSending}
          onClick={() => void draw.send({ roundNumber: currentRound(tournament), count: count ?? 1 })}
        >
          {t('deckChecks.draw.act', { count: isValid ? count : 1 })}
        </Button>
      </div>
      <ActFailure act={draw} title={t('deckChecks.draw.failed')} isTap />
    </section>
  )
}

type KnownProps = DeckChecksProps & {
  readonly draws: readonly ToldDeckCheckDraw[]
  readonly checks: readonly ToldDeckCheck[]
  readonly isBusy: boolean
  readonly onShow: (matchId: MatchId) => void
}

/** Draws of the round being played, the latest first; then every check. */
function Known({ tournament, access, draws, checks, isBusy, onShow }: KnownProps) {
  const { t } = useTranslation()
  const round = isRunning(tournament) ? currentRound(tournament) : 0
  const ofRound = draws.filter((draw) => draw.round === round).toReversed()
  return (
    <>
      {ofRound.map((draw) => (
        <section
          key={draw.number}
          aria-label={t('deckChecks.draw.name', { number: draw.number })}
          className="grid grid-cols-[minmax(0,1fr)] gap-2"
        >
          <h3 className="font-semibold">{t('deckChecks.draw.name', { number: draw.number })}</h3>
          {draw.matches.length < draw.count ? (
            <p className="text-sm text-muted">{t('deckChecks.draw.fewerThan', { count: draw.matches.length })}</p>
          ) : null}
          <ul className="grid gap-2">
            {draw.matches.map((matchId) => (
              <DrawnTable key={matchId} {...{ tournament, matchId, checks, isBusy, onShow }} />
            ))}
          </ul>
        </section>
      ))}
      {round === 0 ? null : (
        <div className="grid gap-1 text-sm text-muted">
          <p>{t('deckChecks.draw.help')}</p>
          <p>{t('deckChecks.choose')}</p>
        </div>
      )}
      <section aria-labelledby="deck-checks-past" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h3 id="deck-checks-past" className="font-semibold">
          {t('deckChecks.history')}
        </h3>
        {checks.length === 0 ? <p className="text-muted">{t('deckChecks.none')}</p> : null}
        <ul className="divide-y divide-line">
          {checks.toReversed().map((check) => (
            <CheckRow key={check.check} {...{ tournament, access, check, isBusy, onShow }} />
          ))}
        </ul>
      </section>
    </>
  )
}
