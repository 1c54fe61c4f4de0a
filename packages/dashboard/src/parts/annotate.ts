import type { AnnotationList, AnnotationRequest } from '@critiqor/api/annotations';
import type { About } from '@critiqor/api/session';
import { getJson, postJson } from '../api/client.ts';

/** Sends what a person says about a run. The token proves that it is our own page that writes. */
export async function annotate(run: string, said: AnnotationRequest): Promise<AnnotationList> {
  const { write_token } = await getJson<About>('/api/about');
  return postJson<AnnotationList>(`/api/runs/${encodeURIComponent(run)}/annotations`, said, {
    'x-critiqor-token': write_token ?? '',
  });
}
