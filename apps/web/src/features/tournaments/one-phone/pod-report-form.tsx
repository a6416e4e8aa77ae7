import { placingsOf } from '@tablee/domain/tournaments/kinds/match-result'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { fewestAtTable, playingAt } from '@tablee/domain/tournaments/results/report-at-table'
import { readTableCharacters, TABLE_CHARACTERS_LENGTH } from '@tablee/domain/tournaments/results/table-characters'
import type { Placings } from '@tablee/domain/tournaments/tournament'
import { useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Mat } from '../../../ui/card.tsx'
import { CodeInput } from '../../../ui/code-input.tsx'
import { useChooseScore } from '../api/results/unsent-score.ts'
import { usePlacingsText } from '../pod-table/placings-text.ts'
import { isWhole, PodChoices } from '../pod-table/pod-choices.tsx'
import type { PodQuestion } from '../pod-table/pod-question.ts'
import type { Seated } from '../pod-table/seated.ts'
import type { PodHereProps } from './table-place.ts'

type PodReportFormProps = PodHereProps & {
  readonly seated: Seated
  readonly asked: PodQuestion
  /** Accepted by the server. */
  readonly onDone: () => void
}

/** A tap for the result, three characters from more than half of the table, and a button they confirm with. */
export function PodReportForm({ tournament, place, match, seated, asked, onDone }: PodReportFormProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const text = usePlacingsText()
  const [chosen, setChosen] = useState<Placings | null>(placingsOf(match)?.outcome ?? null)
  const [typed, setTyped] = useState<readonly string[]>(() => seated.names.map(() => ''))
  const characters = typed.map(readTableCharacters)
  const playing = playingAt(tournament, match)
  const needed = fewestAtTable(tournament, match)
  const missing = needed - characters.filter((each) => each !== null).length
  const isUnfinished = typed.some((each, seat) => each !== '' && characters[seat] === null)
  const isReady = isWhole(chosen) && missing <= 0 && !isUnfinished
  const report = useChooseScore({
    ...{ role: 'table', code: tournament.code, tournamentId: tournament.id, proof: place.token },
  })
  const confirm = async () => {
    if (!isReady || report.isSending) return
    const sent = { matchId: match.id, score: null, placings: chosen, characters: { characters } }
    if ((await report.send(sent)) === 'sent') onDone()
  }
  const words = () => {
    if (!isWhole(chosen)) return t('pods.report.choose')
    if (missing > 0) return t('pods.onePhone.typeMore', { count: missing })
    if (isUnfinished) return t('pods.onePhone.unfinished')
    return t('pods.onePhone.confirm', { result: text(chosen, seated) })
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <p className="text-muted">{t('pods.onePhone.how', { count: needed })}</p>
      <PodChoices asked={asked} seated={seated} chosen={chosen} onChoose={setChosen} isDisabled={report.isSending} />
      <Mat aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:p-4">
        <h2 id={titleId} className="text-section">
          {t('pods.onePhone.codes')}
        </h2>
        <div className="grid items-end grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-4 *:max-w-48">
          {seatsOf(match).map((id, seat) =>
            playing.includes(id) ? (
              <CodeInput
                key={id}
                label={
                  <span className="line-clamp-3 wrap-anywhere">
                    {t('atTable.codeOf', { name: seated.short[seat] ?? '' })}
                  </span>
                }
                length={TABLE_CHARACTERS_LENGTH}
                value={typed[seat] ?? ''}
                onChange={(own) => setTyped(typed.map((each, other) => (other === seat ? own : each)))}
                disabled={report.isSending}
              />
            ) : null,
          )}
        </div>
        <Button
          type="submit"
          variant="paper"
          size="large"
          isWide
          isBusy={report.isSending}
          disabled={!isReady}
          className="max-sm:px-3"
        >
          <span className="unbroken-words min-w-0">{words()}</span>
        </Button>
      </Mat>
    </form>
  )
}
