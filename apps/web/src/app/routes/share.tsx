import { createFileRoute, redirect } from '@tanstack/react-router'
import { findSharedCode } from '../../features/tournaments/join-by-code/shared-code.ts'

/** Where the system leads with what another app shared; see `share_target` of the manifest. */
export const Route = createFileRoute('/share')({
  validateSearch: (search) => ({ title: textOf(search.title), text: textOf(search.text), url: textOf(search.url) }),
  beforeLoad: ({ search: { url, text, title } }) => {
    const code = findSharedCode([url, text, title])
    if (code === null) throw redirect({ to: '/', replace: true })
    throw redirect({ to: '/tournament/$code', params: { code }, replace: true })
  },
})

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
