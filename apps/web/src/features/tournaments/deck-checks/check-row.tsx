import type { MatchId, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import type { ToldDeckCheck } from '../api/rounds/deck-checks.ts'
import { usePeopleNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { CheckOfTable } from './check-of-table.tsx'
import { useCheckState } from './use-check-state.ts'

type CheckRowProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly check: ToldDeckCheck
  readonly isBusy: boolean
  readonly onShow: (matchId: MatchId) => void
}

/** Who was checked, when, by whom, and what it came to. */
export function CheckRow({ tournament, access, check, isBusy, onShow }: CheckRowProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const labelOf = useTableLabel()
  const names = usePeopleNames(tournament)
  const stateOf = useCheckState()
  const [isShown, setIsShown] = useState(false)
  const nameOf = (key: string) => names.get(key as PlayerId) ?? t('journal.somebody')
  const resultOf = (key: string) => {
    const result = check.results.find(({ playerKey }) => playerKey === key)?.result
    return result === undefined || check.isTakenBack ? '' : ` · ${t(`deckChecks.sheet.results.${result}`)}`
  }
  const facts = [
    t('deckChecks.round', { round: check.round }),
    stateOf(check),
    check.draw === null ? t('deckChecks.chosen') : t('deckChecks.draw.name', { number: check.draw }),
    ...(check.extraMinutes > 0 ? [t('clock.extraCheck', { minutes: check.extraMinutes })] : []),
    t('deckChecks.by', { names: list(check.readers.map((reader) => reader ?? t('deckChecks.reader'))) }),
  ]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
      <p className="font-semibold">{t('deckChecks.table', { table: labelOf(check.table) })}</p>
      <p className="text-sm text-muted wrap-anywhere">{facts.join(' · ')}</p>
      <ul>
        {check.playerKeys.map((key) => (
          <li key={key} className="wrap-anywhere">
            <bdi>{nameOf(key)}</bdi>
            {resultOf(key)}
          </li>
        ))}
      </ul>
      {check.isRead || (check.endedAt === null && tournament.matches.some(({ id }) => id === check.matchId)) ? (
        <Button
          variant="quiet"
          className="justify-self-start"
          disabled={isBusy}
          onClick={() => (check.isRead ? setIsShown(true) : onShow(check.matchId as MatchId))}
        >
          {t(check.endedAt === null ? 'deckChecks.continue' : 'deckChecks.again')}
        </Button>
      ) : null}
      {isShown ? (
        <CheckOfTable
          {...{ tournament, access }}
          matchId={check.matchId as MatchId}
          check={check.check}
          onClose={() => setIsShown(false)}
        />
      ) : null}
    </li>
  )
}
