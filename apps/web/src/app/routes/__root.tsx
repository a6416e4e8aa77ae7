import { createRootRoute, Outlet } from '@tanstack/react-router'
import { Shell } from '../layout/shell.tsx'

export const Route = createRootRoute({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
