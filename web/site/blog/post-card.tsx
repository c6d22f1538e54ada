import { BLOG_PATH } from '../app-paths.ts';
import type { PageContext } from '../page.ts';
import { Figure } from './figures.tsx';
import type { Post } from './posts.ts';

type CardProps = {
  context: Pick<PageContext, 'texts'>;
  post: Post;
  /** Shows the excerpt too. */
  saysMore?: boolean;
};

/** A post as a sleeve. */
export function PostCard({ context: { texts }, post, saysMore = false }: CardProps) {
  const meta = [texts.t(`blog.tag.${post.tags[0] ?? 'rules'}`), texts.t('blog.minutes', { count: post.minutes })];
  return (
    <article>
      <a href={`${BLOG_PATH}/${post.id}`} className="group block">
        <span className="block overflow-hidden rounded-sleeve">
          <Figure name={post.figure} />
        </span>
        <span className="mt-4 block text-13 text-ink-3">{meta.join(', ')}</span>
        <h3
          lang={post.language}
          className="mt-1 text-22 leading-tight font-bold tracking-title text-balance group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {post.title}
        </h3>
      </a>
      {saysMore && (
        <p lang={post.language} className="mt-2 max-w-brief text-base leading-normal text-ink-2">
          {post.excerpt}
        </p>
      )}
    </article>
  );
}
