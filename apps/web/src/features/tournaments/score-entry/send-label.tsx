type SendLabelProps = { readonly text: string }

/** The words of the button that sends, in two lines at most: a name too long for them ends in "…", the score is always whole. */
export function SendLabel({ text }: SendLabelProps) {
  const words = text.split(' ')
  const score = words.at(-1)
  return (
    <span className="flex min-w-0 items-end justify-center gap-x-1.5">
      <span className="unbroken-words line-clamp-2! min-w-0 text-balance large-text:line-clamp-none!">
        {words.slice(0, -1).join(' ')}
      </span>{' '}
      <span className="shrink-0 whitespace-nowrap">{score}</span>
    </span>
  )
}
