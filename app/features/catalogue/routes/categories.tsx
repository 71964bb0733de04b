import { messages } from '#app/features/catalogue/messages/messages.ts';
import { CategoryTiles } from '#app/features/catalogue/pages/category-tiles.tsx';
import { breadcrumbData } from '#app/features/catalogue/pages/inner-page-data.ts';
import { shopContext } from '#app/page-context.server.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { TilesIcon } from '#app/ui/icons.tsx';
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { pageMeta, toScript } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/categories';

const steps = () => [
  { name: messages.home, path: '/' },
  { name: messages.categories, path: '/categories' },
];

export const meta: Route.MetaFunction = ({ matches }) => {
  const { origin, about } = matches[0].loaderData;
  return [
    ...pageMeta({
      title: messages.categories,
      shop: about,
      description: messages.allSorted(about.name),
      address: `${origin}/categories`,
    }),
    toScript(breadcrumbData(origin, steps())),
  ];
};

export async function loader({ context }: Route.LoaderArgs) {
  const { categories } = await context.get(shopContext).storefrontSections();
  return { categories };
}

export default function CategoriesRoute({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs steps={steps()} />
      <PageHeading>{messages.categories}</PageHeading>
      {categories.length > 0 ? (
        <CategoryTiles categories={categories} />
      ) : (
        <EmptyState
          icon={<TilesIcon />}
          title={messages.nothingSorted}
          action={{ to: '/', text: messages.seeAllProducts }}
        >
          <p>{messages.noCategories}</p>
        </EmptyState>
      )}
    </>
  );
}
