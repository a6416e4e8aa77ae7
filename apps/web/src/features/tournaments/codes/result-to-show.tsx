import type { AllowedScore, Score } from '@tablee/domain/tournaments/results/score'
import { readTableCharacters } from '@tablee/domain/tournaments/results/table-characters'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useTableScoreText } from '../admin/scores/use-table-score-text.ts'
import { BothCharacters, useTypedCharacters } from '../one-phone/both-characters.tsx'
import { winnerFirst } from '../score-entry/score-columns.ts'
import { ScoreGrid } from '../score-entry/score-grid.tsx'
import { ResultSquare } from './result-square.tsx'
import type { ShownResult } from './result-text.ts'

export type ResultToShowProps = {
  readonly code: string
  readonly round: number
  readonly table: number
  readonly names: readonly [string, string]
  /** As the code of the round says. */
  readonly allowed: readonly AllowedScore[]
}

/** The score of a match that this phone knows from a code alone, to be shown to the desk. */
export function ResultToShow({ code, round, table, names, allowed }: ResultToShowProps) {
  const { t } = useTranslation()
  const words = useTableScoreText(table, ...names)
  const [isOpen, setOpen] = useState(false)
  const [score, setScore] = useState<Score | null>(null)
  if (!isOpen) {
    return (
      <Button variant="secondary" isWide onClick={() => setOpen(true)}>
        {t('codes.result.give')}
      </Button>
    )
  }
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
      <ScoreGrid
        label={words.label}
        allowed={allowed}
        headings={words.headings}
        textOf={winnerFirst}
        nameOf={words.resultOf}
        chosen={score}
        onChoose={setScore}
      />
      {score ? <WithCharacters code={code} result={{ round, table, names, score }} /> : null}
    </div>
  )
}

type WithCharactersProps = { readonly code: string; readonly result: Omit<ShownResult, 'characters'> }

/** Slips that a desk prints without a network have them as well. */
function WithCharacters({ code, result }: WithCharactersProps) {
  const { t } = useTranslation()
  const typed = useTypedCharacters()
  const [one, other] = [readTableCharacters(typed.one), readTableCharacters(typed.other)]
  const characters = one === null || other === null ? null : ([one, other] as const)
  return (
    <>
      <ResultSquare code={code} result={{ ...result, characters }} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-muted">{t('codes.result.withCodes')}</p>
        <BothCharacters typed={typed} names={result.names} />
      </div>
    </>
  )
}
