type LetterDraft = { readonly to: string; readonly subject: string; readonly body: string }

/** A `mailto:` address; mail needs CRLF. */
export function letterAddress({ to, subject, body }: LetterDraft): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  const recipient = encodeURIComponent(to).replaceAll('%40', '@')
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
