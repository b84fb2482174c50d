import type { ArticleState } from '@karachi-estates/domain/blogs/articles';
import { articles as words } from '../../content/articles.ts';
import { type Meaning, State } from '../../parts/State.tsx';

const MEANINGS: Record<ArticleState, Meaning> = { draft: 'plain', scheduled: 'waits', published: 'good' };

/** Whether readers see an article. */
export const ArticleMark = ({ state }: { state: ArticleState }) => (
  <State meaning={MEANINGS[state]}>{words.states[state]}</State>
);
