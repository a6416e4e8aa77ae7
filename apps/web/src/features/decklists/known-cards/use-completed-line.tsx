import { FEWEST_LETTERS_OF_CARD } from '@tablee/contract/cards/find-cards'
import { cardKey } from '@tablee/domain/cards/card-name'
import { nameAtCaret } from '@tablee/domain/cards/deck-names'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSuggestedOptions } from '../../../ui/suggested-options.tsx'
import { type DeckEvent, useCardNames } from '../api/known-cards.ts'
import { caretBottom } from './caret-bottom.ts'

const PAUSE_MS = 250

type Completing = {
  readonly game: DeckEvent['game'] | null
  readonly control: RefObject<HTMLTextAreaElement | null>
  readonly onChange: (text: string) => void
}

/** Names for the card under way at the end of a line, below that line; without data nothing of the field changes. */
export function useCompletedLine({ game, control, onChange }: Completing) {
  const { t } = useTranslation()
  const [at, setAt] = useState({ asked: '', top: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const caret = useRef<number | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    if (caret.current === null) return
    control.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const names = useCardNames(game, at.asked)
  const options = names
    // A name that stands there already needs no help.
    .filter((name) => names.length > 1 || cardKey(name) !== cardKey(at.asked))
    .map((name) => ({ id: cardKey(name).replaceAll(' ', '-'), label: name, detail: '' }))
  const suggested = useSuggestedOptions({
    label: t('decklists.cards.suggested'),
    told: t('decklists.cards.told', { count: options.length }),
    options,
    onChoose: ({ label }) => {
      const { current: area } = control
      const under = area && nameAtCaret(area.value, area.selectionStart)
      if (!area || !under) return
      caret.current = under.from + label.length
      onChange(area.value.slice(0, under.from) + label + area.value.slice(area.selectionStart))
    },
  })
  const { role: _role, autoComplete: _auto, onKeyDown, onBlur, 'aria-expanded': isOpen, ...rest } = suggested.input
  const close = () => {
    clearTimeout(timer.current)
    onBlur()
  }
  return {
    list: (
      <div className="absolute inset-x-0 h-0" style={{ top: at.top }}>
        {suggested.list}
      </div>
    ),
    input:
      game === null
        ? {}
        : {
            ...rest,
            onBlur: close,
            onClick: close,
            onKeyDown: (event: KeyboardEvent) => void (isOpen && onKeyDown(event)),
          },
    /** Call after each change of the field. */
    type: () => {
      clearTimeout(timer.current)
      if (game === null) return
      timer.current = setTimeout(() => {
        const { current: area } = control
        const under = area && nameAtCaret(area.value, area.selectionStart)
        const asked = under && cardKey(under.typed).length >= FEWEST_LETTERS_OF_CARD ? under.typed.trim() : ''
        setAt({ asked, top: area ? caretBottom(area) : 0 })
        if (asked === '') onBlur()
        else suggested.open()
      }, PAUSE_MS)
    },
  }
}
