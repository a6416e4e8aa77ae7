/** Visible to the account alone; never requests or responses. */
export type ExecutionsTable = {
  id: string
  account_id: string
  function_id: string
  status: 'waiting' | 'completed' | 'failed'
  method: string
  path: string
  /** Both JSON. */
  request_headers: string
  response_headers: string
  status_code: number
  duration_ms: number
  created_at: string
  updated_at: string
}
