import { useTranslation } from '../../../language/use-translation.ts'

type LetterIndexProps = { readonly letters: readonly string[]; readonly onGo: (letter: string) => void }

/** One scrolling line; letters without anybody left are omitted. */
export function LetterIndex({ letters, onGo }: LetterIndexProps) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('checkIn.letters')}
      className="-mx-4 flex h-11 overflow-x-auto px-3 [scrollbar-width:none] sm:mx-0 sm:px-0 flat:hidden large-text:h-auto large-text:flex-wrap"
    >
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onGo(letter)}
          className="grid h-11 min-w-11 shrink-0 place-items-center rounded-control font-display text-lg font-bold hover:bg-sunken"
        >
          {letter}
        </button>
      ))}
    </nav>
  )
}
