import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import { useHydrated } from './use-hydrated.ts'

export type CodeInputProps = {
  label: ReactNode
  length: number
  value: string
  /** In capitals. */
  onChange: (value: string) => void
  error?: ReactNode
  disabled?: boolean
}

/**
 * One field with a card per character. Accepts pasted codes in any case, with blanks and dashes. A refused code is replaced by the next
 * input.
 */
export function CodeInput({ label, length, value, onChange, error, disabled = false }: CodeInputProps) {
  const id = useId()
  const errorId = useId()
  const field = useSelectedOnFault(Boolean(error))
  const isHydrated = useHydrated()
  // Phone keyboards compose words: keep their text, and only display capitals.
  const [typed, setTyped] = useState(value)
  const written = typed.toUpperCase() === value ? typed : value
  const type = (text: string) => {
    const letters = text.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, length)
    setTyped(letters)
    if (letters.toUpperCase() !== value) onChange(letters.toUpperCase())
  }
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold max-sm:text-sm max-sm:short:sr-only">
        {label}
      </label>
      <div className="code-field group relative" style={{ '--code-length': length } as CSSProperties}>
        <Cells written={written} length={length} isInvalid={Boolean(error)} isDrawn={isHydrated} />
        {/* Wider than visible, so that the text does not scroll when full. */}
        <div className="absolute inset-0 overflow-clip">
          <input
            ref={field}
            id={id}
            type="text"
            value={written}
            onChange={(event) => type(event.target.value)}
            disabled={disabled}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className={classNames(
              'code-letters h-full bg-transparent text-title font-bold uppercase caret-[#c2331f] outline-none',
              isHydrated ? 'text-transparent selection:bg-transparent selection:text-transparent' : 'text-face-ink',
            )}
          />
        </div>
      </div>
      <div id={errorId} aria-live="polite" className="empty:hidden">
        {error ? (
          <div className="w-fit rounded-control bg-surface px-3 py-2">
            <FieldError>{error}</FieldError>
          </div>
        ) : null}
      </div>
    </div>
  )
}

type CellsProps = {
  readonly written: string
  readonly length: number
  readonly isInvalid: boolean
  /** Before hydration the field shows its own text. */
  readonly isDrawn: boolean
}

function Cells({ written, length, isInvalid, isDrawn }: CellsProps) {
  const current = Math.min(written.length, length - 1)
  return Array.from({ length }, (_, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: cells are their places
      key={index}
      aria-hidden="true"
      className={classNames(
        'grid aspect-[5/7] place-items-center rounded-control border-2 bg-face font-display text-title font-bold text-face-ink uppercase shadow-card',
        isInvalid ? 'border-carmine' : 'border-face-line',
        index === current && 'group-focus-within:border-[#c2331f]',
      )}
    >
      {isDrawn ? written.charAt(index) : null}
    </span>
  ))
}

/** A refused code is selected while focused. */
function useSelectedOnFault(isInvalid: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isInvalid && field.current === document.activeElement) field.current?.select()
  }, [isInvalid])
  return field
}
