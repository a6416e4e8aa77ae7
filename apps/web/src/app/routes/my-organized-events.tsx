import { createFileRoute, redirect } from '@tanstack/react-router'

/** An old address of the list. */
export const Route = createFileRoute('/my-organized-events')({
  beforeLoad: () => {
    throw redirect({ to: '/organized-tournaments', replace: true })
  },
})
