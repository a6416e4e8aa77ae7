import { agreesWithGameLosses } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { Score } from '@tablee/domain/tournaments/results/score'
import { readTableCharacters } from '@tablee/domain/tournaments/results/table-characters'
import { rulesIn } from '@tablee/domain/tournaments/rounds/knockout-fault'
import type { Meeting, Tournament } from '@tablee/domain/tournaments/tournament'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Mat } from '../../../ui/card.tsx'
import { useTableScoreText } from '../admin/scores/use-table-score-text.ts'
import { useChooseScore } from '../api/results/unsent-score.ts'
import { winnerFirst } from '../score-entry/score-columns.ts'
import { ScoreGrid } from '../score-entry/score-grid.tsx'
import { BothCharacters, useTypedCharacters } from './both-characters.tsx'
import type { TablePlace } from './table-place.ts'

type ReportFormProps = {
  readonly tournament: Tournament
  readonly place: TablePlace
  readonly match: Meeting
  readonly name1: string
  readonly name2: string
  /** Accepted by the server. */
  readonly onDone: () => void
}

/** A tap for the score, three characters from each player, and a button both confirm with. */
export function ReportForm({ tournament, place, match, name1, name2, onDone }: ReportFormProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const words = useTableScoreText(match.table, name1, name2)
  const [score, setScore] = useState<Score | null>(scoreOf(match))
  const typed = useTypedCharacters()
  const [characters1, characters2] = [readTableCharacters(typed.one), readTableCharacters(typed.other)]
  const isWhole = score !== null && characters1 !== null && characters2 !== null
  const button = useFocusOnce(isWhole)
  const { id: tournamentId, code } = tournament
  const report = useChooseScore({ role: 'table', code, tournamentId, proof: place.token })
  const confirm = async () => {
    if (!isWhole || report.isSending) return
    const characters = { characters1, characters2 }
    if ((await report.send({ matchId: match.id, score, characters })) === 'sent') onDone()
  }
  const missing = t(score === null ? 'atTable.chooseFirst' : 'atTable.typeCodes')
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <p className="text-muted">{t('atTable.how')}</p>
      <ScoreGrid
        label={words.label}
        allowed={rulesIn(tournament, match.round).scoresAllowed}
        headings={words.headings}
        textOf={winnerFirst}
        nameOf={words.resultOf}
        isOffered={(each) => agreesWithGameLosses(tournament, match, each)}
        chosen={score}
        onChoose={setScore}
        isDisabled={report.isSending}
        size="large"
      />
      <Mat aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:p-4">
        <h2 id={titleId} className="text-section">
          {t('atTable.codes')}
        </h2>
        <BothCharacters typed={typed} names={[name1, name2]} isDisabled={report.isSending} />
        <Button
          ref={button}
          type="submit"
          variant="paper"
          size="large"
          isWide
          isBusy={report.isSending}
          disabled={!isWhole}
          className="max-sm:px-3"
        >
          <span className="unbroken-words min-w-0">
            {isWhole ? t('atTable.confirm', { result: words.resultOf(score) }) : missing}
          </span>
        </Button>
      </Mat>
    </form>
  )
}

/** Focus moves from the last character to the button, whose text should be read first. */
function useFocusOnce(isWhole: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isWhole) button.current?.focus({ preventScroll: true })
  }, [isWhole])
  return button
}
