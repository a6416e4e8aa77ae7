import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { type DeskLetters, MOST_DESKS, NO_LETTER, shareLetters } from '@tablee/domain/registrations/desk-letters'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'

type DeskChoiceProps = {
  readonly rows: readonly RegistrationView[]
  readonly letters: DeskLetters | null
  readonly onChoose: (letters: DeskLetters | null) => void
}

const EVERYBODY = 'everybody'
const keyOf = ({ from, to }: DeskLetters) => `${from}-${to}`

/** Whom this desk checks in, if there are several: letters shared out evenly. A kept choice stays, whoever registers later. */
export function DeskChoice({ rows, letters, onChoose }: DeskChoiceProps) {
  const { t } = useTranslation()
  const lettersText = useLettersText()
  const shares = useMemo(() => {
    const names = rows.map(({ playerName }) => playerName)
    const each = Array.from({ length: MOST_DESKS - 1 }, (_, at) => shareLetters(names, at + 2))
    const all = [...(letters ? [letters] : []), ...each.filter((desks) => desks.length > 1).flat()]
    return [...new Map(all.map((share) => [keyOf(share), share])).values()]
  }, [rows, letters])
  const options = [
    { value: EVERYBODY, label: t('checkIn.desk.everybody') },
    ...shares.map((share) => ({
      value: keyOf(share),
      label: lettersText(share),
    })),
  ]
  return (
    <SelectInput
      label={t('checkIn.desk.label')}
      isLabelHidden
      className="w-[clamp(5.5rem,28vw,7rem)] shrink-0 large-text:w-full"
      options={options}
      value={letters ? keyOf(letters) : EVERYBODY}
      onChange={(key) => onChoose(shares.find((share) => keyOf(share) === key) ?? null)}
    />
  )
}

/** "A à L"; names that begin with no letter go to the last desk. */
export function useLettersText(): (letters: DeskLetters) => string {
  const { t } = useTranslation()
  return ({ from, to }) => {
    if (from === NO_LETTER) return t('checkIn.desk.others')
    const last = to === NO_LETTER ? 'Z' : to
    return from === last ? from : t('checkIn.desk.range', { from, to: last })
  }
}
