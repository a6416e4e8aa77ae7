import type { DeckCheckResult } from '@tablee/domain/tournaments/deck-checks/deck-check'
import { deckRulesOf } from '@tablee/domain/tournaments/deck-checks/deck-rules'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { Asked } from '../../../acts/asked.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type ToldDeckCheck, useCheckedDecks, useEndDeckCheck } from '../api/rounds/deck-checks.ts'
import { PlayerConduct } from '../conduct/player-conduct.tsx'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { CheckedDeck } from './checked-deck.tsx'
import { EndedCheck } from './ended-check.tsx'

type CheckSheetProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly check: ToldDeckCheck
  /** All of the event. */
  readonly checks: readonly ToldDeckCheck[]
  readonly onClose: () => void
}

type Results = Readonly<Record<string, DeckCheckResult>>

/** Lists side by side to count decks against, and the result of each. */
export function CheckSheet({ tournament, access, check, checks, onClose }: CheckSheetProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const [results, setResults] = useState<Results>({})
  const [isReadAgain, setIsReadAgain] = useState(false)
  const [about, setAbout] = useState<Player | null>(null)
  const end = useEndDeckCheck(access)
  const said = check.playerKeys.flatMap((playerKey) => {
    const result = results[playerKey]
    return result ? [{ playerKey, result }] : []
  })
  const isOpen = check.endedAt === null && !check.isTakenBack
  const result = check.results.find(({ playerKey }) => playerKey === about?.id)?.result
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('deckChecks.sheet.title', { table: labelOf(check.table) })}
      closeLabel={t('deckChecks.sheet.close')}
      width="screen"
      isFooterPinned
      footer={
        isOpen ? (
          <Button
            size="large"
            disabled={said.length < check.playerKeys.length}
            isBusy={end.isSending}
            onClick={() => void end.send({ check: check.check, results: said })}
          >
            {t('deckChecks.sheet.end')}
          </Button>
        ) : null
      }
    >
      {about ? (
        <PlayerConduct
          {...{ tournament, access, player: about }}
          first={{
            infraction: deckRulesOf(tournament).infraction,
            penalty: result === 'penalty' ? 'game-loss' : 'warning',
          }}
          onBack={() => setAbout(null)}
          onGiven={() => setAbout(null)}
        />
      ) : (
        <>
          {isOpen ? null : <EndedCheck {...{ tournament, access, check }} onPenalise={setAbout} />}
          {isOpen || isReadAgain ? (
            <Lists {...{ tournament, access, check, checks, results }} isOpen={isOpen} onResult={setResults} />
          ) : (
            <Button variant="quiet" className="sm:justify-self-start" onClick={() => setIsReadAgain(true)}>
              {t('deckChecks.again')}
            </Button>
          )}
          <ActFailure act={end} title={t('deckChecks.sheet.endFailed')} isTap />
        </>
      )}
    </Dialog>
  )
}

type ListsProps = Omit<CheckSheetProps, 'onClose'> & {
  readonly results: Results
  readonly isOpen: boolean
  readonly onResult: (results: Results) => void
}

function Lists({ tournament, access, check, checks, results, isOpen, onResult }: ListsProps) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const query = useCheckedDecks(access, [check.check])
  const rules = deckRulesOf(tournament)
  return (
    <>
      <p className="text-sm text-muted">{t('deckChecks.sheet.noted')}</p>
      <Asked
        query={query}
        waiting={<Spinner label={t('deckChecks.sheet.reading')} />}
        title={t('deckChecks.sheet.failed')}
      >
        {(decks) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[repeat(2,minmax(0,1fr))]">
            {decks.map((deck) => (
              <CheckedDeck
                key={deck.playerKey}
                {...{ tournament, check, checks, deck, rules }}
                result={isOpen ? (results[deck.playerKey] ?? null) : undefined}
                onResult={(result) => onResult({ ...results, [deck.playerKey]: result })}
              />
            ))}
          </ul>
        )}
      </Asked>
      <Link
        to="/tournament/$code/print"
        params={{ code: tournament.code }}
        search={{ sheet: 'deckLists' }}
        className={`${buttonClass({ variant: 'quiet' })} justify-self-start`}
      >
        <Printer aria-hidden="true" className="size-5" />
        {t('deckChecks.sheet.print')}
      </Link>
      <div className="grid gap-1 text-sm text-muted">
        {rules.name === null || rules.since === null ? (
          <p>{t('deckChecks.sheet.noRules')}</p>
        ) : (
          <p>{t('deckChecks.sheet.rules', { name: rules.name, date: date(new Date(rules.since)) })}</p>
        )}
        <p>{t('deckChecks.sheet.unknown')}</p>
        {isOpen ? <p>{t('deckChecks.sheet.endHelp')}</p> : null}
      </div>
    </>
  )
}
