type SendLabelProps = { readonly text: string }

/** At most two lines: a long name is truncated, the score never. */
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
